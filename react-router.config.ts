import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'site',
  ssr: true,
  splitRouteModules: false, // client loaders of three lines: a file each costs more than it saves
  routeDiscovery: { mode: 'initial' }, // a few routes: cheaper in one file than asked for one by one
} satisfies Config
