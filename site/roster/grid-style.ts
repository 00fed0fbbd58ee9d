/**
 * Two faces in a row on a phone, five on a desktop (spec 2). On paper a contact sheet: as many columns as have room for measures,
 * four on A4 and letter, six on their long sides.
 */
export const gridStyle =
  'grid grid-cols-2 gap-x-1 gap-y-4 px-margin pt-4 pb-5 sm:grid-cols-3 sm:gap-y-8 lg:grid-cols-5 lg:gap-x-2 print:grid-cols-[repeat(auto-fill,minmax(39mm,1fr))] print:gap-x-[5mm] print:gap-y-[3mm] print:p-0'
