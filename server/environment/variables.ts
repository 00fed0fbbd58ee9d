/** Every variable that the site reads, with its default and its meaning, as in the README's table and in `.env.example`. */
export const variables = [
  ['HOST', '0.0.0.0', 'address to listen on'],
  ['PORT', '3000', 'port to listen on'],
  [
    'SITE_URL',
    'http://localhost:$PORT',
    'public origin, for canonical links; if it is set, only forms of this origin are accepted',
  ],
  ['PANEL_URL', '', 'panel service; unset: the embedded provider'],
  ['PANEL_SALT', '', 'its credential: salt'],
  ['PANEL_API_TOKEN', '', 'its credential: token'],
  ['INTEGRATION_URL', '', 'integration service; unset: the embedded provider'],
  ['INTEGRATION_SALT', '', 'its credential: salt'],
  ['INTEGRATION_API_KEY', '', 'its credential: key'],
  ['MEDIA_URL', '$PANEL_URL/storage/', 'base address to which every media path is appended'],
  ['DATA_DIR', './data', 'everything that must survive a restart'],
  [
    'DATABASE_URL',
    'sqlite:$DATA_DIR/passarela.db',
    "forms waiting for the panel, the embedded provider's data; `postgres://…` for PostgreSQL 14 or newer, which several machines may share",
  ],
  [
    'MEDIA_STORAGE',
    'file:$DATA_DIR/media',
    "photos waiting for the panel, the embedded provider's media; `s3://bucket/prefix?endpoint=…&region=…` for S3",
  ],
  ['S3_ACCESS_KEY_ID', '', 'credential of media in S3: key'],
  ['S3_SECRET_ACCESS_KEY', '', 'credential of media in S3: secret'],
  ['SMTP_URL', '', 'mail server with which the embedded provider announces each entry'],
  ['SCOUTING_EMAIL', '', 'who gets these mails; they contain a reference and nothing else'],
  ['AGENCY_CONFIG', './agency.config.ts', "the agency's identity file"],
  ['SCOUTING_CALL', 'entry', "the panel's call for applications: `entry` or `get-scouted`"],
  [
    'TRUSTED_PROXIES',
    '',
    'proxies whose `X-Forwarded-For` is believed: addresses or networks, separated by commas',
  ],
  [
    'SOCIAL_FEED_URL',
    '',
    "page of the home page's social feed; unset: the embedded provider's, or none with a panel of your own",
  ],
  ['WEB_CONCURRENCY', '1', 'processes that share the port: one for each core, 64 at the most'],
  ['METRICS_PORT', '', 'port of the metrics for Prometheus, at 127.0.0.1; unset: none'],
  [
    'SHUTDOWN_DELAY',
    '0',
    'seconds after SIGTERM in which the site still accepts visitors while `/health/ready` says `draining`, so that a load balancer notices',
  ],
  [
    'VIMEO_OEMBED_URL',
    'https://vimeo.com/api/oembed.json',
    "where the site asks Vimeo for a video's shape",
  ],
  ['LOG_LEVEL', 'info', '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`'],
] as const

export type VariableName = (typeof variables)[number][0]
