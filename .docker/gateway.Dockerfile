# The one door of the product.
FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends nginx libnginx-mod-http-brotli-filter libnginx-mod-http-brotli-static curl \
  && rm -rf /var/lib/apt/lists/*
COPY nginx /settings/nginx
COPY gateway /settings/gateway
# A checkout may be readable to its owner alone.
RUN chmod -R a+rX /settings
# Its master reads certificates that are root's alone; who answers requests is www-data.
RUN mkdir -p /srv/gateway/conf /srv/gateway/files/live /srv/gateway/certificates
EXPOSE 80 443
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s CMD ["curl", "-fsS", "http://127.0.0.1:8081/healthy"]
CMD ["sh", "/settings/gateway/start.sh"]
