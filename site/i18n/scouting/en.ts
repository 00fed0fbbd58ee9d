import type { ScoutingMessages } from './pt.ts'

export const en: ScoutingMessages = {
  lead: (brand) =>
    `No experience or professional portfolio is needed. Four simple photos, natural light, no make-up. ${brand} never charges for tests, courses or material.`,
  minors: (age) =>
    `Under 18? Ask your mother, father or guardian to fill this in: name and date of birth are yours; e-mail and phone are theirs. From ${age} years of age.`,
  gender: 'Gender',
  genders: { woman: 'Woman', man: 'Man' },
  realName: 'Full name',
  stageName: 'Nickname',
  stageNameHint: 'What you want to be called',
  instagram: 'Instagram',
  instagramHint: 'Name, @name or the profile’s address',
  noInstagram: 'I have no Instagram',
  birthdate: 'Date of birth',
  birthdateHint: 'Day, month and year: 31/12/2005',
  openCalendar: 'Open calendar',
  calendar: 'Date of birth in the calendar',
  height: 'Height',
  shoes: 'Shoe size',
  eyes: 'Eye colour',
  hair: 'Hair colour',
  country: 'Country',
  state: 'State',
  city: 'City',
  otherSizes: 'Other sizes',
  citiesComing: 'Fetching cities…',
  citiesFailed: 'The cities did not come now. This field may stay empty.',
  photos: 'Four photos',
  photosHint:
    'JPG, PNG or GIF, up to 60 MB each. We turn and shrink the photos here on your device, without data of place and camera.',
  photosHintPlain:
    'JPG, PNG or GIF, up to 10 MB each. We remove the data of place and camera from them.',
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
  remove: 'Remove',
  preparing: 'Preparing…',
  photoAlt: ({ pose, name }) => `${pose}: ${name}`,
  photoReady: (pose) => `${pose}: photo ready.`,
  photoRemoved: (pose) => `${pose}: photo removed.`,
  guardianName: 'Guardian',
  termsName: 'Privacy policy',
  guardian: 'I am the mother, father or guardian of the applicant and agree to the application.',
  guardianPlain:
    'Only for those under 18: I am the mother, father or guardian and agree to the application.',
  guardianNote:
    'Under 18, the mother, father or a guardian applies: name and date of birth are the applicant’s; e-mail and phone are the guardian’s.',
  under18: {
    realName: 'Applicant’s full name',
    phone: 'Guardian’s phone',
    email: 'Guardian’s e-mail',
    birthdate: 'Applicant’s date of birth',
  },
  guardianFullName: 'Name of the mother, father or guardian',
  guardianFullNameHint: 'Only for those under 18: first and last name of the person who consents',
  tooYoung: (age) =>
    `We take applications from ${age} years of age. Before that, the mother, father or a guardian may write to us, without sending photos:`,
  termsBefore: 'I have read and accept the',
  termsLink: 'privacy policy',
  receiptTitle: 'We have your application',
  receiptSent: ({ name, photos }) =>
    name === null
      ? `Sent: the details in the form and ${photos} photos.`
      : `Sent: the details of ${name} and ${photos} photos.`,
  receiptNext:
    'We look at every application. If there is interest, we write or call. We never ask for payment.',
  receiptDelete: ({ days }) =>
    `We keep it for up to ${days} days. To have it deleted earlier, write with the reference to`,
  another: 'Send another application',
  leave: 'Your application has not been sent, and the photos are lost if you leave. Leave anyway?',
}
