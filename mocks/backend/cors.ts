/** Any origin may call the demo (assumptions, section 6, "CORS"); no cookies are involved. */
const ALLOWED_HEADERS =
  'authorization, content-type, x-city, x-zone-id, idempotency-key, x-captcha-token, x-login-code';

export const preflight = (): Response =>
  new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, POST, PATCH, DELETE, OPTIONS',
      'access-control-allow-headers': ALLOWED_HEADERS,
      'access-control-max-age': '600',
    },
  });

/** The same answer, readable from any origin. */
export const readableAnywhere = (response: Response): Response => {
  const headers = new Headers(response.headers);
  headers.set('access-control-allow-origin', '*');
  headers.set('access-control-expose-headers', 'Retry-After');
  return new Response(response.body, { status: response.status, headers });
};
