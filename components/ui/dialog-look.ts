export type DialogSize = 'narrow' | 'wide'

/** A dialog is a sheet at the bottom of a phone, a card in the middle of a wide screen. */
export function dialogLook(size: DialogSize = 'narrow'): string {
  const width = size === 'wide' ? 'sm:max-w-3xl' : 'sm:max-w-lg'
  return `dialog mt-auto mb-0 max-h-[92dvh] w-full max-w-none overflow-y-auto overscroll-contain rounded-t-card bg-paper text-ink shadow-above open:animate-appear sm:my-auto sm:rounded-card forced-colors:border ${width}`
}
