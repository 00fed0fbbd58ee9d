import type { ScoutingMessages } from './pt.ts'

export const en: ScoutingMessages = {
  description: (brand) =>
    `Apply to ${brand} with four simple photos. No experience, no portfolio, no fee.`,
  lead: (brand) =>
    `No experience or professional portfolio is needed. Four simple photos, natural light, no makeup. ${brand} never charges for tests, courses or materials.`,
  minors: (age) =>
    `Under 18? Ask your mother, father or guardian to fill this out: the name and date of birth are yours; the e-mail and phone number are theirs. You can apply from age ${age}.`,
  gender: 'Gender',
  genders: { woman: 'Woman', man: 'Man' },
  realName: 'Full name',
  stageName: 'Nickname',
  stageNameHint: 'What you want to be called',
  instagram: 'Instagram',
  instagramHint: 'Name, @name or the profile’s address',
  noInstagram: 'I am not on Instagram',
  birthdate: 'Date of birth',
  birthdateHint: 'Day, month and year: 31/12/2005',
  openCalendar: 'Open calendar',
  height: 'Height',
  shoes: 'Shoe size',
  eyes: 'Eye color',
  hair: 'Hair color',
  country: 'Country',
  state: 'State',
  city: 'City',
  otherSizes: 'Other sizes',
  citiesComing: 'Loading cities…',
  citiesFailed: 'The cities could not be loaded. You can leave this field empty.',
  photos: 'Four photos',
  photosHint:
    'JPG, PNG or GIF, up to 60 MB each. We rotate and shrink the photos here on your device and remove location and camera data.',
  photosHintPlain:
    'JPG, PNG or GIF, up to 10 MB each. We remove location and camera data from them.',
  poses: { face: 'Face', profile: 'Profile', half: 'Half length', full: 'Full length' },
  poseHints: {
    face: 'From the front, hair tied back',
    profile: 'From the side, hair tied back',
    half: 'From the waist up',
    full: 'From head to feet',
  },
  choosePhoto: 'Choose photo',
  changePhoto: 'Change',
  removePhoto: (pose) => `Remove photo: ${pose}`,
  preparing: 'Preparing…',
  photoAlt: ({ pose, name }) => `${pose}: ${name}`,
  photoReady: (pose) => `${pose}: photo ready.`,
  photoRemoved: (pose) => `${pose}: photo removed.`,
  guardianTickName: 'Guardian',
  termsName: 'Privacy policy',
  guardian: 'I am the applicant’s mother, father or guardian and agree to this application.',
  guardianPlain:
    'Only if the applicant is under 18: I am the mother, father or guardian and agree to this application.',
  guardianNote:
    'Under 18, a mother, father or guardian applies: the name and date of birth are the applicant’s; the e-mail and phone number are the guardian’s.',
  under18: {
    realName: 'Applicant’s full name',
    phone: 'Guardian’s phone',
    email: 'Guardian’s e-mail',
    birthdate: 'Applicant’s date of birth',
  },
  guardianFullName: 'Name of mother, father or guardian',
  guardianFullNameHint:
    'Only if the applicant is under 18: first and last name of the person who consents',
  tooYoung: (age) =>
    `We accept applications from age ${age}. Before that, a mother, father or guardian may write to us, without sending photos:`,
  termsBefore: 'I have read and accept the',
  termsLink: 'privacy policy',
  receiptTitle: 'We received your application',
  receiptSent: ({ name, photos }) =>
    name === null
      ? `Sent: the details in the form and ${photos} photos.`
      : `Sent: ${name}’s details and ${photos} photos.`,
  receiptNext:
    'We look at every application. If we are interested, we write or call. We never ask for payment.',
  receiptCode: 'Receipt code',
  receiptCodeUse:
    'Keep both, for example on paper: with the reference and the code you can see where the application stands, correct your contact details or delete everything, even months from now. Show them only to people who may do that for you.',
  receiptOpen: 'See my application',
  already: 'Already applied? See where your application stands, correct it or delete it.',
  receiptKept: ({ days }) => `We keep it for up to ${days} ${days === 1 ? 'day' : 'days'}.`,
  receiptDelete: 'To have it deleted sooner, send the reference to',
  another: 'Send another application',
  leave:
    'Your application has not been sent, and the photos will be lost if you leave. Leave anyway?',
}
