# The server, and the shell that it serves. The remotes are no part of it: each is deployed on its own.
FROM node:20-bookworm-slim AS sources
WORKDIR /product
COPY . .
RUN npm install --no-audit --no-fund

FROM sources AS build
# Whose releases the shell runs: it is built with their public keys, and nothing else of them.
ARG RELEASE_PUBLIC_KEYS
RUN test -n "$RELEASE_PUBLIC_KEYS" || { echo 'Build with --build-arg RELEASE_PUBLIC_KEYS=…, see docs/operations.md.' && exit 1; }
RUN node .docker/build-server.mjs && npm prune --omit=dev

FROM node:20-bookworm-slim
WORKDIR /product
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data WEB_DIR=/product/.build
COPY --from=build /product/package.json ./
COPY --from=build /product/node_modules ./node_modules
COPY --from=build /product/.build/api ./.build/api
COPY --from=build /product/.build/shell ./.build/shell
COPY --from=build /product/api/package.json ./api/package.json
COPY --from=build /product/api/demo-content ./api/demo-content
COPY --from=build /product/shared/package.json ./shared/package.json
# Where the pointers to the live remotes are mounted, and the files that people send. Of remotes it has none, and is asked
# for none: a folder that is missing would be complained of at each start.
RUN mkdir -p /data .build/live .build/remotes && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", ".build/api/main.js"]
