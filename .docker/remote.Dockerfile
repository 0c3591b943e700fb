# The server of one remote: the same image for all of them, each with a volume of its own.
FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends nginx libnginx-mod-http-brotli-static curl \
  && rm -rf /var/lib/apt/lists/*
COPY nginx /settings/nginx
COPY remote /settings/remote
# A checkout may be readable to its owner alone, and nginx runs as another user.
RUN chmod -R a+rX /settings
RUN mkdir -p /srv/remote/files && chown -R www-data:www-data /srv/remote
USER www-data
VOLUME /srv/remote
EXPOSE 8080
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s CMD ["curl", "-fsS", "http://127.0.0.1:8080/healthy"]
CMD ["sh", "/settings/remote/start.sh"]
