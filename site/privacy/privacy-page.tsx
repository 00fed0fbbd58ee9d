import type { TextSection } from '#agency/identity.ts'

import { useMessages } from '../i18n/use-messages.ts'
import type { PageAddresses } from '../page/page-addresses.ts'
import { TextPage } from '../page/text-page.tsx'

type PrivacyPageProps = {
  addresses: PageAddresses
  description: string
  sections: readonly TextSection[]
  /** The version of the text; each application stores the version that was agreed to. */
  versionWords: string
}

/** The agency's own text about visitors' data. */
export function PrivacyPage({ versionWords, ...page }: PrivacyPageProps) {
  const { title } = useMessages().privacy
  return <TextPage {...page} title={title} foot={versionWords} />
}
