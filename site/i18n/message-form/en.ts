import type { MessageFormMessages } from './pt.ts'

export const en: MessageFormMessages = {
  name: 'Name',
  message: 'Message',
  received: 'We received your message',
  next: 'We will reply to the e-mail address you left.',
  delete: ({ days }) =>
    `We keep it for up to ${days} ${days === 1 ? 'day' : 'days'}. To have it deleted sooner, send the reference to`,
  brief: {
    lead: 'Tell us about the job: we reply with availability and rates.',
    project: 'Project',
    dates: 'Dates',
    chosen: (total) => (total === 1 ? '1 model is included.' : `${total} models are included.`),
  },
  contact: {
    description: (brand) => `${brand}’s address, e-mails and phone, and a form to write to us.`,
    general: 'Contact',
    scouting: 'Scouting',
    phone: 'Phone',
    address: 'Address',
    map: 'See on the map',
    social: 'Social',
    write: 'Write to us',
    lead: 'A short message: who you are, what you are looking for, and for when.',
    privacyBefore: 'We use what you write only to answer you:',
    privacyLink: 'privacy',
    company: 'Company',
    another: 'Write another message',
  },
}
