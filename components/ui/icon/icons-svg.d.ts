/** Next copies the file to a URL with a hash of its content. */
declare module '@/components/ui/icon/icons.svg' {
  const sprite: { src: string }
  export = sprite
}
