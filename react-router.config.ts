import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'site',
  ssr: true,
  routeDiscovery: { mode: 'initial' }, // a few routes: cheaper in one file than asked for one by one
} satisfies Config
