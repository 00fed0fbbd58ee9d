import type { MessageFormMessages } from './pt.ts'

export const en: MessageFormMessages = {
  name: 'Name',
  message: 'Message',
  received: 'We have your message',
  next: 'The answer comes to the e-mail you left.',
  delete: ({ days }) =>
    `We keep it for up to ${days} days. To have it deleted earlier, write with the reference to`,
  brief: {
    lead: 'Say what it is about: the agency answers with availability and rates.',
    project: 'Project',
    dates: 'Dates',
    chosen: (total) => (total === 1 ? '1 talent goes along.' : `${total} talents go along.`),
  },
  contact: {
    description: (brand) => `Address, e-mails and telephone of ${brand}, and a short message.`,
    general: 'Contact',
    scouting: 'Scouting',
    phone: 'Telephone',
    address: 'Address',
    map: 'See on the map',
    social: 'Social',
    write: 'Write',
    lead: 'A short message: who you are, what you are looking for, and for when.',
    privacyBefore: 'What you write serves to answer it, nothing else:',
    privacyLink: 'privacy',
    company: 'Company',
    another: 'Write another message',
  },
}
