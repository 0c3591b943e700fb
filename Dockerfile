# The product as one image: the server, and the pages that it serves.
FROM node:20-bookworm-slim AS build
WORKDIR /product
COPY . .
RUN npm install --no-audit --no-fund && npm run build && npm prune --omit=dev

FROM node:20-bookworm-slim
WORKDIR /product
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data WEB_DIR=/product/.build
COPY --from=build /product/package.json ./
COPY --from=build /product/node_modules ./node_modules
COPY --from=build /product/.build ./.build
COPY --from=build /product/api/package.json ./api/package.json
COPY --from=build /product/api/demo-content ./api/demo-content
COPY --from=build /product/shared/package.json ./shared/package.json
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", ".build/api/main.js"]
