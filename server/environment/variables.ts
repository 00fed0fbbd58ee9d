/** An environment variable as documented in the README's table, in `.env.example` and in error messages. */
export type Variable = { name: string; fallback: string; meaning: string }

/** Every variable that the site reads, in the order of the documentation. */
export const variables = [
  { name: 'HOST', fallback: '0.0.0.0', meaning: 'address to listen on' },
  { name: 'PORT', fallback: '3000', meaning: 'port to listen on' },
  {
    name: 'SITE_URL',
    fallback: 'http://localhost:$PORT',
    meaning:
      'public origin, for canonical links; if it is set, only forms of this origin are accepted',
  },
  { name: 'PANEL_URL', fallback: '', meaning: 'panel service; unset: the embedded provider' },
  { name: 'PANEL_SALT', fallback: '', meaning: 'its credential: salt' },
  { name: 'PANEL_API_TOKEN', fallback: '', meaning: 'its credential: token' },
  {
    name: 'INTEGRATION_URL',
    fallback: '',
    meaning: 'integration service; unset: the embedded provider',
  },
  { name: 'INTEGRATION_SALT', fallback: '', meaning: 'its credential: salt' },
  { name: 'INTEGRATION_API_KEY', fallback: '', meaning: 'its credential: key' },
  {
    name: 'MEDIA_URL',
    fallback: '$PANEL_URL/storage/',
    meaning: 'base address to which every media path is appended',
  },
  {
    name: 'DATA_DIR',
    fallback: './data',
    meaning: 'everything that must survive a restart',
  },
  {
    name: 'DATABASE_URL',
    fallback: 'sqlite:$DATA_DIR/passarela.db',
    meaning:
      "forms waiting for the panel, the embedded provider's data; `postgres://…` for PostgreSQL 14 or newer, which several machines may share",
  },
  {
    name: 'MEDIA_STORAGE',
    fallback: 'file:$DATA_DIR/media',
    meaning:
      "photos waiting for the panel, the embedded provider's media; `s3://bucket/prefix?endpoint=…&region=…` for S3",
  },
  { name: 'S3_ACCESS_KEY_ID', fallback: '', meaning: 'credential of media in S3: key' },
  { name: 'S3_SECRET_ACCESS_KEY', fallback: '', meaning: 'credential of media in S3: secret' },
  {
    name: 'SMTP_URL',
    fallback: '',
    meaning: 'mail server with which the embedded provider announces each entry',
  },
  {
    name: 'SCOUTING_EMAIL',
    fallback: '',
    meaning: 'who gets these mails; they contain a reference and nothing else',
  },
  {
    name: 'AGENCY_CONFIG',
    fallback: './agency.config.ts',
    meaning: "the agency's identity file",
  },
  {
    name: 'SCOUTING_CALL',
    fallback: 'entry',
    meaning: "the panel's call for applications: `entry` or `get-scouted`",
  },
  {
    name: 'TRUSTED_PROXIES',
    fallback: '',
    meaning:
      'proxies whose `X-Forwarded-For` is believed: addresses or networks, separated by commas',
  },
  {
    name: 'SOCIAL_FEED_URL',
    fallback: '',
    meaning:
      "page of the home page's social feed; unset: the embedded provider's, or none with a panel of your own",
  },
  {
    name: 'WEB_CONCURRENCY',
    fallback: '1',
    meaning: 'processes that share the port: one for each core, 64 at the most',
  },
  {
    name: 'METRICS_PORT',
    fallback: '',
    meaning: 'port of the metrics for Prometheus, at 127.0.0.1; unset: none',
  },
  {
    name: 'SHUTDOWN_DELAY',
    fallback: '0',
    meaning:
      'seconds after SIGTERM in which the site still accepts visitors while `/health/ready` says `draining`, so that a load balancer notices',
  },
  {
    name: 'VIMEO_OEMBED_URL',
    fallback: 'https://vimeo.com/api/oembed.json',
    meaning: "where the site asks Vimeo for a video's shape",
  },
  {
    name: 'LOG_LEVEL',
    fallback: 'info',
    meaning: '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`',
  },
] as const satisfies readonly Variable[]

export type VariableName = (typeof variables)[number]['name']
