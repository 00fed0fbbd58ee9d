import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'site',
  ssr: true,
  splitRouteModules: false, // client loaders have three lines: a file for each costs more than it saves
  routeDiscovery: { mode: 'initial' }, // few routes: one file is cheaper than a request for each
} satisfies Config
