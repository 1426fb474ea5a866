interface PlainDocument {
  title: string
  heading?: string
  style: string
  content: string
}

/** Returns a whole page without scripts and files; all parts are HTML. */
export function plainDocument({ title, heading = title, style, content }: PlainDocument): string {
  return `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${heading}</h1>
${content}
</main>
</body>
</html>
`
}
