# The site as a container (docs/operations.md: Containers).

# Any Node from 20 on installs the packages; they include the Node that builds and runs the site. That one needs libatomic.
FROM node:22.12.0-bookworm-slim AS build
RUN apt-get update && apt-get install --yes --no-install-recommends libatomic1 && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts scripts
RUN npm ci --omit=dev --loglevel=error
COPY . .
RUN node scripts/prepare.mjs
# What only the build needs: the image is half as large without it.
RUN npm uninstall --no-save --omit=dev --ignore-scripts --loglevel=error vite @react-router/dev @tailwindcss/vite tailwindcss typescript
RUN node scripts/prepare.mjs --link && rm -rf node_modules/node-*/include

FROM debian:12.8-slim
RUN apt-get update && apt-get install --yes --no-install-recommends libatomic1 && rm -rf /var/lib/apt/lists/*
RUN install -d -o 10001 -g 10001 -m 0700 /data
COPY --from=build /app /app
WORKDIR /app
USER 10001:10001
ENV DATA_DIR=/data MALLOC_ARENA_MAX=2
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=2m --start-interval=1s \
  CMD ["node_modules/.bin/node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/health/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node_modules/.bin/node", "--max-semi-space-size=8", "--max-old-space-size=1024", "build/server/index.js"]
