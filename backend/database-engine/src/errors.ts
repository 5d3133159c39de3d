/**
 * Errors carry MongoDB's own numbers and names, so that a client treats them as a server's.
 * Source of the numbers: the error codes the MongoDB server documents publicly (error_codes.yml).
 */
const CODE_NAMES: Record<number, string> = {
  1: "InternalError",
  2: "BadValue",
  9: "FailedToParse",
  14: "TypeMismatch",
  15: "Overflow",
  16: "InvalidLength",
  20: "IllegalOperation",
  22: "InvalidBSON",
  26: "NamespaceNotFound",
  27: "IndexNotFound",
  28: "PathNotViable",
  40: "ConflictingUpdateOperators",
  43: "CursorNotFound",
  48: "NamespaceExists",
  50: "MaxTimeMSExpired",
  52: "DollarPrefixedFieldName",
  53: "InvalidIdField",
  54: "NotSingleValueField",
  56: "EmptyFieldName",
  59: "CommandNotFound",
  66: "ImmutableField",
  67: "CannotCreateIndex",
  72: "InvalidOptions",
  73: "InvalidNamespace",
  85: "IndexOptionsConflict",
  86: "IndexKeySpecsConflict",
  115: "CommandNotSupported",
  123: "NotAReplicaSet",
  146: "ExceededMemoryLimit",
  168: "InvalidPipelineOperator",
  171: "CannotIndexParallelArrays",
  175: "QueryPlanKilled",
  197: "InvalidIndexSpecificationOption",
  241: "ConversionFailure",
  292: "QueryExceededMemoryLimitNoDiskUseAllowed",
  10334: "BSONObjectTooLarge",
  11000: "DuplicateKey",
  14031: "OutOfDiskSpace",
};

/** An answer of "no" with the server's error code; `keyPattern` and `keyValue` only with code 11000. */
export class DatabaseError extends Error {
  readonly code: number;
  readonly detail: Record<string, ReadonlyMap<string, unknown>>;

  constructor(code: number, message: string, detail: Record<string, ReadonlyMap<string, unknown>> = {}) {
    super(message);
    this.name = "DatabaseError";
    this.code = code;
    this.detail = detail;
  }

  get codeName(): string {
    return CODE_NAMES[this.code] ?? `Location${this.code}`;
  }
}

/** What a MongoDB server knows but this engine leaves out: refused by name (code 115), never guessed. */
export function unsupported(what: string): DatabaseError {
  return new DatabaseError(
    115,
    `${what} is not supported by the embedded database; set MONGODB_URI to use it`,
  );
}
