import { settings } from '../src/settings';

export default () => {
  const { host, port, secrets, publicDir, proxies } = settings();
  return {
    host,
    port,
    app: { keys: secrets.appKeys },
    dirs: { public: publicDir },
    // Only what our own proxies wrote: whoever asks can write the rest of X-Forwarded-For as they like.
    proxy: { koa: proxies > 0, maxIpsCount: proxies },
    logger: { updates: { enabled: false }, startup: { enabled: false } },
    transfer: { remote: { enabled: false } },
    // Longer than the website keeps its idle connections, so that it never writes into one that is closing.
    http: {
      serverOptions: { keepAliveTimeout: 65_000, headersTimeout: 8_000, connectionsCheckingInterval: 1_000 },
    },
  };
};
