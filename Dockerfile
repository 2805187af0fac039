# The site as an image. What is written into pages is given while it is built (ARG); all else when it runs: docs/deploying.md.
# The same version of Node.js as the package "node" in package.json: a test holds the two together.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts --no-progress
COPY . .
ARG SITE_URL
ARG NEXT_PUBLIC_CONTACT_EMAIL
ARG NEXT_PUBLIC_PEOPLE
ARG NEXT_PUBLIC_POSTHOG_KEY
ARG NEXT_PUBLIC_POSTHOG_HOST
ENV NEXT_TELEMETRY_DISABLED=1
RUN node scripts/deploy/build.ts
RUN node scripts/deploy/lay-out.ts /image

FROM node:24.21.0-bookworm-slim
WORKDIR /app
COPY --from=build /image ./
# Again, for what the server itself writes: addresses in emails, and the check of where a form was sent from.
ARG SITE_URL
ARG NEXT_PUBLIC_CONTACT_EMAIL
ARG NEXT_PUBLIC_PEOPLE
ARG NEXT_PUBLIC_POSTHOG_KEY
ARG NEXT_PUBLIC_POSTHOG_HOST
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    SITE_URL=$SITE_URL \
    NEXT_PUBLIC_CONTACT_EMAIL=$NEXT_PUBLIC_CONTACT_EMAIL \
    NEXT_PUBLIC_PEOPLE=$NEXT_PUBLIC_PEOPLE \
    NEXT_PUBLIC_POSTHOG_KEY=$NEXT_PUBLIC_POSTHOG_KEY \
    NEXT_PUBLIC_POSTHOG_HOST=$NEXT_PUBLIC_POSTHOG_HOST
# It owns nothing here and writes nothing: the root may be read-only.
USER node
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s --retries=3 \
    CMD ["node", "scripts/deploy/is-ready.mjs"]
CMD ["node", "scripts/deploy/serve.ts"]
