# The server, and the shell that it serves. The remotes are no part of it: each is deployed on its own.

# Copied first, alone: the packages are installed anew only when one of these files changes.
FROM node:24-bookworm-slim AS manifests
WORKDIR /product
COPY . .
RUN mkdir /manifests && cp --parents package.json package-lock.json .npmrc */package.json /manifests \
  && node .docker/server-manifests.mjs /server-manifests

FROM node:24-bookworm-slim AS sources
WORKDIR /product
COPY --from=manifests /manifests/ ./
RUN npm install --no-audit --no-fund && npm cache clean --force
COPY . .

# The production packages of the server alone.
FROM node:24-bookworm-slim AS server-packages
WORKDIR /product
COPY --from=manifests /server-manifests/ ./
RUN npm install --omit=dev --no-audit --no-fund \
  && find node_modules -type f \( -name '*.map' -o -name '*.md' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete

FROM sources AS build
# Public keys of the releases that the shell runs; the build needs nothing else of them.
ARG RELEASE_PUBLIC_KEYS
RUN test -n "$RELEASE_PUBLIC_KEYS" || { echo 'Build with --build-arg RELEASE_PUBLIC_KEYS=…, see docs/operations.md.' && exit 1; }
RUN node .docker/build-server.mjs
# A checkout may be readable to its owner alone, and the server runs as another user.
RUN mkdir -p /image/.build /image/api \
  && mv .build/api .build/shell /image/.build \
  && mv api/package.json api/demo-content /image/api \
  && cp package.json /image \
  && chmod -R a+rX /image

FROM node:24-bookworm-slim
WORKDIR /product
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data WEB_DIR=/product/.build
COPY --from=server-packages /product/node_modules ./node_modules
COPY --from=build /image ./
# Where the pointers to the live remotes are mounted, and the files that people send. Of remotes it has none, and is asked
# for none: a folder that is missing would be complained of at each start.
RUN mkdir -p /data .build/live .build/remotes && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", ".build/api/main.js"]
