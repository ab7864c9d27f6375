import { settings } from '../src/settings';

export default () => {
  const { host, port, secrets, publicDir, trustProxy } = settings();
  return {
    host,
    port,
    app: { keys: secrets.appKeys },
    dirs: { public: publicDir },
    proxy: { koa: trustProxy },
    logger: { updates: { enabled: false }, startup: { enabled: false } },
    transfer: { remote: { enabled: false } },
    // Longer than the website keeps its idle connections, so that it never writes into one that is closing.
    http: { serverOptions: { keepAliveTimeout: 65_000 } },
  };
};
