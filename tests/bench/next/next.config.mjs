/** The pictures are the shop's own: what this app has not is asked for there. */
export default {
  poweredByHeader: false,
  turbopack: { root: new URL('..', import.meta.url).pathname },
  rewrites: () => ({ fallback: [{ source: '/:path*', destination: `${process.env.SHOP}/:path*` }] }),
};
