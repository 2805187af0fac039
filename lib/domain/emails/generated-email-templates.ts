import type { EmailTemplates } from './fill-email.ts'

/** Generated from scripts/emails/email-templates.tsx by `npm run email-templates`: change that file, never this one. */
export const emailTemplates: EmailTemplates = {
  frames: {
    plain: {
      top: {
        html: '<!doctype html><html dir="ltr" lang="en-GB"><head><meta name="viewport" content="width=device-width, initial-scale=1"/><meta content="text/html; charset=UTF-8" http-equiv="Content-Type"/><meta name="x-apple-disable-message-reformatting"/><meta name="color-scheme" content="light dark"/><meta name="supported-color-schemes" content="light dark"/><title>~heading~</title><style>@media (prefers-color-scheme: dark) {\n  body, table, td { background-color: #14172b !important; color: #f5f0e6 !important; }\n  a { color: #7fd6c2 !important; }\n  .button { background-color: #7fd6c2 !important; color: #0a1f1b !important; }\n  .code { border-color: #9195b5 !important; }\n}</style></head><body style="background-color:#fbf7f0;margin:0;padding:0"><table border="0" width="100%" cellPadding="0" cellSpacing="0" role="presentation" align="center"><tbody><tr><td style="background-color:#fbf7f0;color:#1b1f3b;font-family:Verdana, Arial, sans-serif;margin:0;padding:24px 12px"><table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation" style="max-width:560px;background-color:#ffffff;padding:24px"><tbody><tr style="width:100%"><td><h1 style="font-size:26px;line-height:32px;margin:0 0 16px">~heading~</h1>',
        text: '~heading~',
      },
      end: { html: '</td></tr></tbody></table></td></tr></tbody></table></body></html>', text: '' },
    },
    withPreview: {
      top: {
        html: '<!doctype html><html dir="ltr" lang="en-GB"><head><meta name="viewport" content="width=device-width, initial-scale=1"/><meta content="text/html; charset=UTF-8" http-equiv="Content-Type"/><meta name="x-apple-disable-message-reformatting"/><meta name="color-scheme" content="light dark"/><meta name="supported-color-schemes" content="light dark"/><title>~heading~</title><style>@media (prefers-color-scheme: dark) {\n  body, table, td { background-color: #14172b !important; color: #f5f0e6 !important; }\n  a { color: #7fd6c2 !important; }\n  .button { background-color: #7fd6c2 !important; color: #0a1f1b !important; }\n  .code { border-color: #9195b5 !important; }\n}</style></head><body style="background-color:#fbf7f0;margin:0;padding:0"><div style="display:none;overflow:hidden;line-height:1px;opacity:0;max-height:0;max-width:0" data-skip-in-text="true">~preview~<div> ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿</div></div><table border="0" width="100%" cellPadding="0" cellSpacing="0" role="presentation" align="center"><tbody><tr><td style="background-color:#fbf7f0;color:#1b1f3b;font-family:Verdana, Arial, sans-serif;margin:0;padding:24px 12px"><table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation" style="max-width:560px;background-color:#ffffff;padding:24px"><tbody><tr style="width:100%"><td><h1 style="font-size:26px;line-height:32px;margin:0 0 16px">~heading~</h1>',
        text: '~heading~',
      },
      end: { html: '</td></tr></tbody></table></td></tr></tbody></table></body></html>', text: '' },
    },
    withSender: {
      top: {
        html: '<!doctype html><html dir="ltr" lang="en-GB"><head><meta name="viewport" content="width=device-width, initial-scale=1"/><meta content="text/html; charset=UTF-8" http-equiv="Content-Type"/><meta name="x-apple-disable-message-reformatting"/><meta name="color-scheme" content="light dark"/><meta name="supported-color-schemes" content="light dark"/><title>~heading~</title><style>@media (prefers-color-scheme: dark) {\n  body, table, td { background-color: #14172b !important; color: #f5f0e6 !important; }\n  a { color: #7fd6c2 !important; }\n  .button { background-color: #7fd6c2 !important; color: #0a1f1b !important; }\n  .code { border-color: #9195b5 !important; }\n}</style></head><body style="background-color:#fbf7f0;margin:0;padding:0"><div style="display:none;overflow:hidden;line-height:1px;opacity:0;max-height:0;max-width:0" data-skip-in-text="true">~preview~<div> ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿ ‌​‍‎‏﻿</div></div><table border="0" width="100%" cellPadding="0" cellSpacing="0" role="presentation" align="center"><tbody><tr><td style="background-color:#fbf7f0;color:#1b1f3b;font-family:Verdana, Arial, sans-serif;margin:0;padding:24px 12px"><table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation" style="max-width:560px;background-color:#ffffff;padding:24px"><tbody><tr style="width:100%"><td><p style="font-size:20px;line-height:26px;border-left:8px solid #f4c04a;padding-left:12px;margin:0 0 24px;font-weight:700;margin-top:0;margin-right:0;margin-bottom:24px;margin-left:0">~brand~</p><h1 style="font-size:26px;line-height:32px;margin:0 0 16px">~heading~</h1>',
        text: '~brand~\n\n\n~heading~',
      },
      end: {
        html: '<hr style="width:100%;border:none;border-top:1px solid #eaeaea"/><p style="font-size:16px;line-height:24px;margin:8px 0 0;word-break:break-word;margin-top:8px;margin-right:0;margin-bottom:0;margin-left:0">~description~</p><p style="font-size:16px;line-height:24px;margin:8px 0 0;word-break:break-word;margin-top:8px;margin-right:0;margin-bottom:0;margin-left:0"><a href="~siteUrl~" style="color:#1b1f3b;text-decoration-line:none;text-decoration:underline" target="_blank">~site~</a></p><p style="font-size:16px;line-height:24px;margin:8px 0 0;word-break:break-word;margin-top:8px;margin-right:0;margin-bottom:0;margin-left:0">~registered~</p></td></tr></tbody></table></td></tr></tbody></table></body></html>',
        text: '----------------------------------------\n\n~description~\n\n~site~ ~siteUrl~\n\n~registered~',
      },
    },
  },
  parts: {
    text: {
      html: '<p style="font-size:18px;line-height:28px;margin:0 0 16px;word-break:break-word;margin-top:0;margin-right:0;margin-bottom:16px;margin-left:0">~text~</p>',
      text: '~text~',
    },
    strong: {
      html: '<p style="font-size:18px;line-height:28px;margin:0 0 16px;word-break:break-word;margin-top:0;margin-right:0;margin-bottom:16px;margin-left:0"><strong>~text~</strong></p>',
      text: '~text~',
    },
    small: {
      html: '<p style="font-size:16px;line-height:24px;margin:8px 0 0;word-break:break-word;margin-top:8px;margin-right:0;margin-bottom:0;margin-left:0">~text~</p>',
      text: '~text~',
    },
    code: {
      html: '<p class="code" style="font-size:28px;line-height:36px;border:2px solid #d8d0c1;border-radius:10px;font-weight:700;letter-spacing:6px;margin:0 0 24px;padding:12px 16px;margin-top:0;margin-right:0;margin-bottom:24px;margin-left:0">~text~</p>',
      text: '~text~',
    },
    answer: {
      html: '<table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation"><tbody><tr><td><p style="font-size:16px;line-height:24px;margin:12px 0 0;word-break:break-word;margin-top:12px;margin-right:0;margin-bottom:0;margin-left:0">~label~</p><p style="font-size:18px;line-height:28px;margin:0;word-break:break-word;margin-top:0;margin-bottom:0;margin-left:0;margin-right:0">~text~</p></td></tr></tbody></table>',
      text: '~label~\n\n~text~',
    },
    reference: {
      html: '<p style="font-size:18px;line-height:28px;margin:0 0 16px;word-break:break-word;margin-top:0;margin-right:0;margin-bottom:16px;margin-left:0">~label~: <strong>~text~</strong></p>',
      text: '~label~: ~text~',
    },
    button: {
      html: '<p style="font-size:18px;line-height:28px;margin:0 0 24px;word-break:break-word;margin-top:0;margin-right:0;margin-bottom:24px;margin-left:0"><a class="button" href="~href~" style="line-height:100%;text-decoration:none;display:inline-block;max-width:100%;mso-padding-alt:0px;background-color:#0e5a4e;border-radius:10px;color:#ffffff;font-weight:700;padding:14px 22px;padding-top:14px;padding-right:22px;padding-bottom:14px;padding-left:22px" target="_blank"><span><!--[if mso]><i style="mso-font-width:366.66666666666663%;mso-text-raise:21" hidden>&#8202;&#8202;&#8202;</i><![endif]--></span><span style="max-width:100%;display:inline-block;line-height:120%;mso-padding-alt:0px;mso-text-raise:10.5px">~label~</span><span><!--[if mso]><i style="mso-font-width:366.66666666666663%" hidden>&#8202;&#8202;&#8202;&#8203;</i><![endif]--></span></a></p>',
      text: '~label~ ~href~',
    },
    link: {
      html: '<p style="font-size:18px;line-height:28px;margin:0 0 16px;word-break:break-word;margin-top:0;margin-right:0;margin-bottom:16px;margin-left:0"><a href="~href~" style="color:#1b1f3b;text-decoration-line:none;text-decoration:underline" target="_blank">~label~</a></p>',
      text: '~label~ ~href~',
    },
    sentence: {
      html: '<p style="font-size:18px;line-height:28px;margin:0 0 16px;word-break:break-word;margin-top:0;margin-right:0;margin-bottom:16px;margin-left:0">~text~ <a href="~href~" style="color:#1b1f3b;text-decoration-line:none;text-decoration:underline" target="_blank">~label~</a></p>',
      text: '~text~ ~label~ ~href~',
    },
    stop: {
      html: '<p style="font-size:16px;line-height:24px;margin:24px 0 0;word-break:break-word;margin-top:24px;margin-right:0;margin-bottom:0;margin-left:0">~text~ <a href="~href~" style="color:#1b1f3b;text-decoration-line:none;text-decoration:underline" target="_blank">~label~</a></p>',
      text: '~text~ ~label~ ~href~',
    },
    address: {
      html: '<p style="font-size:18px;line-height:28px;margin:0 0 16px;word-break:break-word;margin-top:0;margin-right:0;margin-bottom:16px;margin-left:0">~text~ <a href="~href~" style="color:#1b1f3b;text-decoration-line:none;text-decoration:underline" target="_blank">~href~</a></p>',
      text: '~text~ ~href~',
    },
    entry: {
      html: '<p style="font-size:18px;line-height:28px;margin:0 0 16px;word-break:break-word;margin-top:0;margin-right:0;margin-bottom:16px;margin-left:0"><strong><a href="~href~" style="color:#1b1f3b;text-decoration-line:none;text-decoration:underline" target="_blank">~label~</a></strong><br/>~text~</p>',
      text: '~label~ ~href~\n~text~',
    },
  },
}
