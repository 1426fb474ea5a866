/** A file that a phone opens with its calendar. */
export function calendarFile(text: string, filename: string): Response {
  return new Response(text, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${filename}"`,
    },
  })
}
