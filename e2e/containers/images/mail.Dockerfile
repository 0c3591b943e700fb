# Stands for the mail catcher: takes mails and lists them under the address that the real one has.
FROM node:24-bookworm-slim
COPY --chmod=755 mail-sink.mjs /mailpit
CMD ["/mailpit"]
