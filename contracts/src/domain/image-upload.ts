/** The rules for uploaded pictures; without packages, since edit mode on a live page uses them. */

/** 5 MB, docs/product/builder.md 9. */
export const IMAGE_MAX_BYTES = 5 * 1024 * 1024

/** docs/product/builder.md 5. */
export const IMAGE_MESSAGES = {
  notAnImage: 'Molimo izaberite sliku (JPG, PNG, GIF, itd.)',
  imageTooLarge: 'Slika je prevelika. Maksimalna veličina je 5MB.',
  heicUnreadable: 'Ovaj pregledač ne otvara HEIC slike. Sačuvajte je kao JPG pa pokušajte ponovo.',
  imageMissing: 'Molimo izaberite sliku (JPG, PNG, GIF, itd.)',
} as const
