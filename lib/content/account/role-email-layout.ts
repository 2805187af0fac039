/** Written by `npm run email-templates`. Words in braces are filled in. */
export const roleEmailLayout = `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="supported-color-schemes" content="light dark" />
    <title>{heading}</title>
    <style>
      @media (prefers-color-scheme: dark) {
        body,
        .card {
          background-color: #14172b !important;
          color: #f5f0e6 !important;
        }
        .button {
          background-color: #7fd6c2 !important;
          color: #0a1f1b !important;
        }
        a:not(.button) {
          color: #7fd6c2 !important;
        }
      }
    </style>
  </head>
  <body
    style="
      margin: 0;
      padding: 24px 16px;
      background-color: #fbf7f0;
      color: #1b1f3b;
      font-family: Verdana, Arial, sans-serif;
      font-size: 18px;
      line-height: 1.55;
    "
  >
    <div class="card" style="max-width: 34em; margin: 0 auto">
      <h1 style="margin: 0 0 16px; font-size: 26px; line-height: 1.2">{heading}</h1>
      <p style="margin: 0 0 24px">{text}</p>
      <p style="margin: 0 0 24px">
        <a
          class="button"
          href="{link}"
          style="
            display: inline-block;
            padding: 14px 22px;
            border-radius: 10px;
            background-color: #0e5a4e;
            color: #ffffff;
            font-weight: 700;
            text-decoration: none;
          "
          >{button}</a
        >
      </p>
      <p style="margin: 0 0 16px">{ignore} <a href="{contact}" style="color: #0e5a4e">{contact}</a></p>
      <p style="margin: 0">{signature}</p>
    </div>
  </body>
</html>
`
