# Any Debian from 13 on, also a bare one of debootstrap (deploy/build-image.sh). The Node that runs the product
# comes along as a package; Debian's own is in the first stage only. Debian's npm stumbles over aliases in overrides
# ("Invalid comparator"), so npm itself is fetched.
ARG BASE=docker.io/library/debian:trixie-slim

FROM ${BASE} AS build
ARG NPM_VERSION=11.6.2
ARG NPM_SHA512=ee22b335fcbc95662cdf3ab8a053daf045d9cf9c6df6040d28965abb707512b2c16fa6c5eec049d34c74f78f390cebd14f697919eadb97756564d4f9eccc4954
RUN apt-get update \
  && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends ca-certificates nodejs npm \
  && rm -rf /var/lib/apt/lists/* \
  && cd / && npm pack --silent "npm@$NPM_VERSION" && mv "npm-$NPM_VERSION.tgz" npm.tgz \
  && echo "$NPM_SHA512  /npm.tgz" | sha512sum --check --quiet \
  && mkdir /opt/npm && tar -xzf /npm.tgz -C /opt/npm --strip-components 1 && rm /npm.tgz
# Debian's Node knows the authorities that Debian trusts, also those that a base adds.
ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt
WORKDIR /app
COPY . .
# What npm keeps of its downloads stays in this stage: only /app goes on.
RUN node /opt/npm/bin/npm-cli.js run prepare-image && rm -rf .cache

FROM ${BASE}
RUN apt-get update \
  && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends \
    ca-certificates espeak-ng ffmpeg libheif-examples tini \
  && rm -rf /var/lib/apt/lists/*
# A number, so that Kubernetes can see that it is not root.
RUN groupadd --gid 10001 reelwright \
  && useradd --uid 10001 --gid 10001 --home-dir /data --no-create-home reelwright \
  && mkdir /data && chown 10001:10001 /data
WORKDIR /app
COPY --from=build /app /app
ENV NODE_ENV=production \
  NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt \
  HOST=0.0.0.0 \
  PORT=3000 \
  DATA_DIR=/data \
  LOG_FORMAT=json \
  NODE_COMPILE_CACHE=/tmp/compiled
# Everything that is written goes here and to /tmp: the rest may be mounted read-only.
VOLUME /data
EXPOSE 3000
USER 10001:10001
HEALTHCHECK --interval=15s --timeout=5s --start-period=120s \
  CMD ["/app/node_modules/.bin/node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["tini", "--", "/app/node_modules/.bin/node"]
# All in one. For a cluster: apps/server/src/bin/api.ts, and apps/server/src/bin/worker.ts as often as needed.
CMD ["apps/server/src/bin/start.ts"]
