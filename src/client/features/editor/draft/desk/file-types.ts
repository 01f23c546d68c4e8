/** What may be chosen, as `<input accept>`; the server looks into the files themselves. */
export const pictureTypes = '.jpg,.jpeg,.png,.webp,.avif,image/jpeg,image/png,image/webp,image/avif'
export const pdfTypes = '.pdf,application/pdf'
export const audioTypes = '.m4a,.mp3,audio/mp4,audio/x-m4a,audio/mpeg'
export const filmTypes = '.mp4,.m4v,video/mp4'
