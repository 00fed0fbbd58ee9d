import { type ComponentType, useEffect, useState } from 'react'

/** Loads what a page needs if this visitor has saved lists. Nothing loads for others. */
export function OfflineSupport() {
  const [Notice, setNotice] = useState<ComponentType | null>(null)
  useEffect(() => {
    const worker: ServiceWorkerContainer | undefined = navigator.serviceWorker // on https only
    const load = async () => {
      if (!worker?.controller) return
      const { OfflineNotice } = await import('./offline-notice.tsx')
      setNotice(() => OfflineNotice)
    }
    void load()
    worker?.addEventListener('controllerchange', load)
    return () => worker?.removeEventListener('controllerchange', load)
  }, [])
  return Notice && <Notice />
}
