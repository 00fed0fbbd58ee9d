import type { KnipConfig } from 'knip'

export default {
  entry: [
    'server/{start,provider,agency,dev}.ts',
    'media/pictures/encoder-process.ts',
    'media/pictures/slow-process.fixture.ts',
    'media/icons/icons-process.ts',
    'media/photos/photo-process.ts',
    'site/**/*.route.{ts,tsx}',
    'site/offline/service-worker.ts',
    'scripts/*.mjs',
    'agency.config.ts',
    'tests/**/*.ts',
    'bench/run.ts',
    'bench/pages/{bare-server,sender}.ts',
  ],
  project: ['**/*.{ts,tsx,mjs,css}'],
  ignoreBinaries: [
    'caddy',
    'ldd',
    'mkfifo',
    'mount',
    'sha256sum',
    'taskset',
    'nginx',
    'openssl',
    'promtool',
    'strace',
    'systemd-analyze',
    'umount',
  ],
  ignoreExportsUsedInFile: true,
} satisfies KnipConfig
