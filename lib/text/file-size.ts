const NBSP = '\u00A0'
const KILOBYTE = 1024
const MEGABYTE = KILOBYTE * 1024

/** Returns «512 Б», «84 КБ» or «1,2 МБ». */
export function formatFileSize(bytes: number): string {
  if (bytes < KILOBYTE) return `${bytes}${NBSP}Б`
  const kilobytes = Math.round(bytes / KILOBYTE)
  if (kilobytes < KILOBYTE) return `${kilobytes}${NBSP}КБ`
  const megabytes = bytes / MEGABYTE
  return `${oneDecimal(megabytes)}${NBSP}МБ`
}

function oneDecimal(value: number): string {
  return value.toLocaleString('ru-RU', { maximumFractionDigits: value < 100 ? 1 : 0 })
}
