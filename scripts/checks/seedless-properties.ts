import ts from 'typescript';

/** Lines on which a property is asserted with a sample that nobody can draw again, from 1 on. */
export function seedlessProperties(source: string): number[] {
  if (!/\bfc\.assert\(/.test(source)) return [];
  const file = ts.createSourceFile('a.ts', source, ts.ScriptTarget.Latest);
  const lines: number[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText(file) === 'fc.assert') {
      const how = node.arguments[1];
      const drawn =
        how !== undefined && ts.isCallExpression(how) && how.expression.getText(file) === 'drawing';
      if (!drawn) lines.push(file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return lines;
}
