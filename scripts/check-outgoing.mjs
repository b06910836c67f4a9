/**
 * Fails when the server makes an outgoing request other than through its guarded fetch: any other
 * way would reach private addresses for whoever asks. Reads the code as TypeScript does, so that
 * comments, strings, types and local names that happen to be "fetch" raise no alarm.
 *
 * Usage: node scripts/check-outgoing.mjs [folder]
 */
import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** Who may use what besides the guarded fetch, and why it is no way around it. "*" ends a prefix. */
const ALLOWED = [
  {
    file: 'storage/s3-storage.ts',
    module: '@aws-sdk/*',
    reason:
      'Talks to the buckets that the operator or the owner names; no address in it comes from anybody else.',
  },
  {
    file: 'providers/mail/smtp-mail.ts',
    module: 'nodemailer',
    reason: 'Hands mail to the mail server of the operator.',
  },
  {
    file: 'providers/mail/outbox-mail.ts',
    module: 'nodemailer',
    reason: 'Composes mail into files; its transport never connects.',
  },
  {
    file: 'providers/payments/stripe/stripe-client.ts',
    module: 'stripe',
    reason:
      'Talks to Stripe, or to the server the operator names; no address in it comes from a person.',
  },
  {
    file: 'postgres/postgres-binaries.ts',
    module: 'computed import',
    reason: 'Loads the PostgreSQL package of this platform, by a name from its own table.',
  },
  {
    file: 'providers/article-reader/article-thread.ts',
    module: 'globalThis',
    reason: 'Takes fetch and its like away, so that no library in that thread can make a request.',
  },
];

/** The room that owns outgoing requests, and what others may import from it. */
const GUARD_FOLDER = 'guarded-fetch/';
const GUARD_FACE = [
  'guarded-fetch.ts',
  'create-guarded-fetch.ts',
  'guarded-reply.ts',
  'decode-text.ts',
  'public-address.ts',
];

const MODULES = new Set(
  `dgram dns http http2 https net tls
  @aws-sdk/* @smithy/* axios basic-ftp bent cross-fetch dns2 eventsource faye-websocket follow-redirects
  ftp got isomorphic-fetch ky make-fetch-happen needle node-fetch node-fetch-native nodemailer ofetch
  request request-promise socket.io-client ssh2 stripe superagent undici websocket wretch ws`
    .split(/\s+/)
    .filter(Boolean),
);

/** Exports of those modules that look at names or wait for others to call. */
const HARMLESS = {
  http: ['createServer', 'METHODS', 'STATUS_CODES', 'validateHeaderName', 'validateHeaderValue'],
  https: ['createServer'],
  http2: ['createServer', 'createSecureServer', 'constants'],
  net: ['BlockList', 'createServer', 'isIP', 'isIPv4', 'isIPv6', 'SocketAddress'],
};

const GLOBALS = new Set(['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource']);
const GLOBAL_OBJECTS = new Set(['globalThis', 'global', 'window', 'self']);
/** Ways to get at modules or run text that no reader of the code could follow. */
const BACK_DOORS = new Map([
  ['createRequire', 'Use import, or import.meta.resolve to find a file.'],
  ['binding', 'Use the documented modules of Node.'],
  ['_linkedBinding', 'Use the documented modules of Node.'],
]);
const ADVICE = 'Send it through guarded-fetch/guarded-fetch.ts.';

/**
 * The outgoing requests in some files. Paths are relative to apps/server/src, with "/".
 * @param {{ path: string, text: string }[]} files
 * @returns {{ path: string, line: number, problem: string }[]}
 */
export function findOutgoing(files) {
  const checked = files.filter(({ path }) => !path.startsWith(GUARD_FOLDER));
  const program = parse(checked);
  const checker = program.getTypeChecker();
  return checked.flatMap(({ path }) => {
    const source = program.getSourceFile(`/${path}`);
    const found = new Map();
    const report = (node, name, problem) => {
      if (ALLOWED.some((row) => row.file === path && matches(row.module, name))) return;
      const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
      found.set(`${line} ${name}`, { path, line, problem });
    };
    for (const { start } of program.getSyntacticDiagnostics(source).slice(0, 1)) {
      const { line } = source.getLineAndCharacterOfPosition(start ?? 0);
      const problem = 'This file is not valid TypeScript, so it cannot be checked. Please mend it.';
      found.set('syntax', { path, line: line + 1, problem });
    }
    visit(source, { path, checker, report });
    return [...found.values()].sort((a, b) => a.line - b.line);
  });
}

/** Parsed, with scopes, but without libraries: whatever no file declares is a global. */
function parse(files) {
  const options = {
    allowJs: true,
    jsx: ts.JsxEmit.Preserve,
    module: ts.ModuleKind.ESNext,
    moduleDetection: ts.ModuleDetectionKind.Force,
    noLib: true,
    noResolve: true,
    target: ts.ScriptTarget.ESNext,
  };
  const texts = new Map(files.map(({ path, text }) => [`/${path}`, text]));
  return ts.createProgram([...texts.keys()], options, {
    fileExists: (name) => texts.has(name),
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: () => '/',
    getDefaultLibFileName: () => 'lib.d.ts',
    getNewLine: () => '\n',
    getSourceFile: (name, how) =>
      texts.has(name) ? ts.createSourceFile(name, texts.get(name), how, true) : undefined,
    readFile: (name) => texts.get(name),
    useCaseSensitiveFileNames: () => true,
    writeFile: () => {},
  });
}

function visit(node, context) {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
    checkModuleStatement(node, context);
  } else if (ts.isImportEqualsDeclaration(node) && !node.isTypeOnly) {
    const { moduleReference: from } = node;
    if (ts.isExternalModuleReference(from)) checkModule(from.expression, undefined, context);
  } else if (ts.isCallExpression(node)) {
    checkCall(node, context);
  } else if (ts.isIdentifier(node)) {
    checkIdentifier(node, context);
  }
  // A class may extend a value; all other types vanish before the code runs.
  if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return;
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
  ts.forEachChild(node, (child) => visit(child, context));
}

function checkModuleStatement(node, context) {
  const clause = node.importClause ?? node;
  if (!node.moduleSpecifier || clause.isTypeOnly) return;
  const bindings = node.importClause ? node.importClause.namedBindings : node.exportClause;
  const named = bindings && (ts.isNamedImports(bindings) || ts.isNamedExports(bindings));
  // A default or namespace import, `export *` or an import for its effects brings in everything.
  const names =
    named && !node.importClause?.name
      ? bindings.elements
          .filter((element) => !element.isTypeOnly)
          .map((element) => (element.propertyName ?? element.name).text)
      : undefined;
  if (names?.length !== 0) checkModule(node.moduleSpecifier, names, context);
}

/** `names`: what is taken from the module; undefined for everything. */
function checkModule(specifier, names, { path, report }) {
  if (!specifier || !ts.isStringLiteralLike(specifier)) {
    const problem = `An import of a computed name cannot be checked. Please write the name out.`;
    return report(specifier ?? { getStart: () => 0 }, 'computed import', problem);
  }
  const { text } = specifier;
  if (/^(data|https?):|(^|\/)node_modules\//.test(text)) {
    return report(specifier, text, `Importing ${text} goes around the list of packages.`);
  }
  if (text.startsWith('.')) {
    const target = posix.join(posix.dirname(path), text);
    const isInside = target.startsWith(GUARD_FOLDER);
    if (isInside && !GUARD_FACE.includes(target.slice(GUARD_FOLDER.length))) {
      report(specifier, target, `${target} is a part inside the guarded fetch. ${ADVICE}`);
    }
    return;
  }
  const name = packageOf(text);
  const isListed = [...MODULES].some((pattern) => matches(pattern, name));
  const isHarmless = names?.every((taken) => HARMLESS[name]?.includes(taken));
  if (!isListed || isHarmless) return;
  const what = isBuiltin(name) ? `node:${name}` : name;
  report(specifier, name, `${what} makes requests that nobody guards. ${ADVICE}`);
}

function checkCall(node, context) {
  const { expression: callee, arguments: given } = node;
  const called = nameOf(callee);
  const isImport = callee.kind === ts.SyntaxKind.ImportKeyword;
  if (isImport || called === 'require' || called === 'getBuiltinModule') {
    checkModule(given[0], undefined, context);
  }
}

function checkIdentifier(node, context) {
  const { checker, report } = context;
  const { text, parent } = node;
  if (BACK_DOORS.has(text) && !(text === 'binding' && !isMemberOf(node, 'process'))) {
    return report(node, text, `${text} loads what cannot be checked. ${BACK_DOORS.get(text)}`);
  }
  // Taken without being called, it could be called anywhere, with anything.
  if (text === 'getBuiltinModule' && !isCallee(node)) {
    return report(node, text, 'getBuiltinModule loads what cannot be checked. Use import.');
  }
  if (isNameOnly(node) || !isGlobal(node, checker)) return;
  if (GLOBALS.has(text)) return report(node, text, `${text} reaches any address. ${ADVICE}`);
  if (text === 'eval' || (text === 'Function' && (isCallee(node) || ts.isNewExpression(parent)))) {
    return report(
      node,
      text,
      `${text} runs text that cannot be checked. Please write the code out.`,
    );
  }
  if (GLOBAL_OBJECTS.has(text)) checkGlobalObject(node, context);
}

/** `globalThis.name` is fine unless the name is not; anything else hides what is taken from it. */
function checkGlobalObject(node, { report }) {
  let whole = node;
  let { parent } = outermost(whole);
  for (;;) {
    const name = ts.isPropertyAccessExpression(parent)
      ? parent.name.text
      : ts.isElementAccessExpression(parent) && ts.isStringLiteralLike(parent.argumentExpression)
        ? parent.argumentExpression.text
        : undefined;
    if (GLOBALS.has(name)) return report(node, name, `${name} reaches any address. ${ADVICE}`);
    if (name === undefined) break;
    if (!GLOBAL_OBJECTS.has(name)) return;
    whole = parent;
    ({ parent } = outermost(whole));
  }
  if (ts.isTypeOfExpression(parent)) return;
  const problem = `What is taken from ${node.text} here cannot be checked. Please write ${node.text}.name.`;
  report(node, node.text, problem);
}

/** The expression around `node` with its brackets and type assertions. */
function outermost(node) {
  let outer = node;
  while (
    ts.isParenthesizedExpression(outer.parent) ||
    ts.isAsExpression(outer.parent) ||
    ts.isSatisfiesExpression(outer.parent) ||
    ts.isNonNullExpression(outer.parent) ||
    ts.isTypeAssertionExpression(outer.parent)
  ) {
    outer = outer.parent;
  }
  return outer;
}

/** Whether this only names something (a member, a declaration), without using a variable. */
function isNameOnly(node) {
  const { parent } = node;
  if (ts.isShorthandPropertyAssignment(parent)) return false;
  if (ts.isBindingElement(parent)) return parent.initializer !== node;
  if (ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent)) return true;
  return parent.name === node || parent.propertyName === node || parent.label === node;
}

function isGlobal(node, checker) {
  const symbol = ts.isShorthandPropertyAssignment(node.parent)
    ? checker.getShorthandAssignmentValueSymbol(node.parent)
    : checker.getSymbolAtLocation(node);
  // `declare const fetch: …` only tells the compiler about the global one.
  return (symbol?.declarations ?? []).every(
    (declaration) =>
      ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Ambient ||
      declaration.flags & ts.NodeFlags.Ambient,
  );
}

function isCallee(node) {
  const callee = ts.isPropertyAccessExpression(node.parent) ? node.parent : node;
  const outer = outermost(callee);
  return ts.isCallExpression(outer.parent) && outer.parent.expression === outer;
}

function isMemberOf(node, object) {
  return ts.isPropertyAccessExpression(node.parent) && nameOf(node.parent.expression) === object;
}

function nameOf(expression) {
  if (ts.isIdentifier(expression)) return expression.text;
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : undefined;
}

/** "node:dns/promises" → "dns", "@aws-sdk/client-s3/x" → "@aws-sdk/client-s3". */
function packageOf(specifier) {
  const parts = specifier.replace(/^node:/, '').split('/');
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}

function matches(pattern, name) {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}

function readSources(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(({ name }) => /\.[cm]?[jt]sx?$/.test(name) && !/\.test\.[cm]?[jt]sx?$/.test(name))
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      return {
        path: relative(folder, file).split(sep).join('/'),
        text: readFileSync(file, 'utf8'),
      };
    });
}

function main() {
  const here = fileURLToPath(new URL('..', import.meta.url));
  const folder = process.argv[2] ?? join(here, 'apps/server/src');
  const files = readSources(folder);
  if (files.length === 0) {
    console.error(
      `There is no code in ${folder}, so nothing was checked. Please check the folder.`,
    );
    process.exit(1);
  }
  const found = findOutgoing(files);
  for (const { path, line, problem } of found)
    console.error(`${join(folder, path)}:${line}: ${problem}`);
  if (found.length > 0) {
    console.error(
      'Every request must go through the guarded fetch. If one truly cannot, add a row with the reason to ALLOWED in scripts/check-outgoing.mjs.',
    );
    process.exit(1);
  }
  console.log(`Outgoing requests: ${files.length} files, none around the guarded fetch.`);
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) main();
