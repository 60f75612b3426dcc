# syntax=docker/dockerfile:1
# Give the image in use as a context of this name, and its assets stay served beside the new ones (docs/operations.md):
#   docker build --build-context previous=docker-image://zhuravl:latest -t zhuravl .
FROM node:24-bookworm-slim AS previous
WORKDIR /shop/dist/client/assets

FROM node:24-bookworm-slim AS build
WORKDIR /shop
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY index.html vite.config.ts ./
COPY public public
COPY contracts contracts
COPY mocks mocks
COPY src src
RUN npm run build
# What is left only serves: the image brings its own Node.
RUN npm prune --omit=dev --no-audit --no-fund && rm -rf node_modules/node-linux-* node_modules/.bin/node

FROM node:24-bookworm-slim
ENV NODE_ENV=production
ENV PORT=3000
ENV LOG=requests
WORKDIR /shop
COPY --from=previous /shop/dist/client/assets dist/previous/assets
COPY --from=build /shop ./
# What Node compiles it keeps for each user apart.
RUN rm -rf dist/compiled && mkdir dist/compiled && chown node dist/compiled
USER node
RUN node src/app/server/compile.ts
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=3s --start-period=20s CMD ["node", "src/app/server/healthCheck.ts"]
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=20", "src/app/server/start.ts"]
