/** Stands in every header below; no answer may hold it. */
export const spoofedHost = 'spoofed.example'

const hosts = [
  'X-Forwarded-Host',
  'X-Forwarded-Server',
  'X-Forwarded-For',
  'X-Forwarded-By',
  'X-Forwarded',
  'X-Host',
  'X-Original-Host',
  'X-Real-IP',
  'X-Client-IP',
  'X-Remote-Addr',
  'X-Originating-IP',
  'X-ProxyUser-Ip',
  'X-Server-Name',
  'X-HTTP-Host-Override',
  'X-HTTP-DestinationURL',
  'X-Proxy-Host',
  'X-Backend-Host',
  'X-Azure-ClientIP',
  'True-Client-IP',
  'CF-Connecting-IP',
  'Fastly-Client-IP',
  'Client-IP',
  'Proxy',
  'Proxy-Host',
  'Request-Uri',
  'Base-Url',
  'Http-Url',
  'Destination',
].map((name) => `${name}: ${spoofedHost}`)

const paths = [
  'X-Original-URL',
  'X-Rewrite-URL',
  'X-Override-URL',
  'X-Original-URI',
  'X-Forwarded-Uri',
  'X-Forwarded-Path',
  'X-Accel-Redirect',
  'X-Sendfile',
  'Content-Location',
].map((name) => `${name}: /${spoofedHost}`)

const others = [
  `Host: ${spoofedHost}`,
  `Host: ${spoofedHost}:80`,
  `X-Forwarded-Proto: https://${spoofedHost}`,
  `X-Forwarded-Scheme: https://${spoofedHost}`,
  `X-Forwarded-Prefix: //${spoofedHost}`,
  `X-Forwarded-Port: 1@${spoofedHost}`,
  `X-URL-Scheme: javascript://${spoofedHost}`,
  'X-HTTP-Method-Override: DELETE',
  'X-HTTP-Method: PUT',
  'X-Method-Override: POST',
  `Forwarded: host=${spoofedHost};proto=https`,
  `Origin: https://${spoofedHost}`,
  `Referer: https://${spoofedHost}/`,
  `Via: 1.1 ${spoofedHost}`,
  `X-Request-Id: ${spoofedHost}`,
  `Cookie: host=${spoofedHost}`,
  `X-React-Router-SPA-Mode: yes`,
  `X-React-Router-Prerender-Data: %5B%7B%22_1%22%3A2%7D%2C%22root%22%2C%22${spoofedHost}%22%5D`,
  'X-Remix-Reload-Document: true',
  `X-Remix-Redirect: https://${spoofedHost}`,
  `X-Remix-Replace: https://${spoofedHost}`,
  'X-Remix-Response: yes',
  `X-Middleware-Rewrite: https://${spoofedHost}`,
]

/** What proxies, gateways and frameworks believe of host, scheme, path and method, or have believed. */
export const spoofedHeaders = [...hosts, ...paths, ...others]
