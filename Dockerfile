# Образ из архива выпуска, без сети и сборки:
#   npm run release
#   docker build --build-arg RELEASE=portal-0.3.0-КОММИТ-linux-x64 --tag portal .
FROM debian:trixie-slim

ARG RELEASE

RUN useradd --system --uid 10001 --home-dir /var/lib/portal --create-home --shell /usr/sbin/nologin portal
ADD release/${RELEASE}.tar.gz /opt/
RUN ln --symbolic "/opt/${RELEASE}" /srv/portal

ENV DATA_DIR=/var/lib/portal HOST=0.0.0.0 PORT=3000
WORKDIR /srv/portal
USER portal
VOLUME /var/lib/portal
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=5m --retries=3 CMD ["bin/node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["bin/node", "start.mjs"]
CMD ["start"]
