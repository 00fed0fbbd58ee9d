import { runAsChild } from '../pictures/child-process.ts'
import { photoLoaders, preparePhoto } from './prepare-photo.ts'

// The process that decodes visitors' photos, separate from the site and from the agency's own pictures: it reads only three formats.
runAsChild(photoLoaders, preparePhoto)
