import { workAsChild } from '../pictures/child-work.ts'
import { preparePhoto, prepareSharp } from './prepare-photo.ts'

// The process that decodes what visitors send, apart from the site and from the agency's own pictures: it knows three
// formats only.

prepareSharp()
workAsChild(preparePhoto)
