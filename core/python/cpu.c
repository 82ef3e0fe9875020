// Tells which x86-64 instruction set level this CPU supports, before a module that needs one is loaded.
#define PY_SSIZE_T_CLEAN
#include <Python.h>

static PyObject* has_v3(PyObject* self, PyObject* none) {
  (void)self;
  (void)none;
#if defined(__x86_64__)
  __builtin_cpu_init();
  return PyBool_FromLong(__builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
                         __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("fma") &&
                         __builtin_cpu_supports("popcnt"));
#else
  Py_RETURN_FALSE;
#endif
}

static PyMethodDef methods[] = {
    {"has_v3", has_v3, METH_NOARGS, "Whether the CPU supports x86-64-v3 (AVX2, BMI2 and others)."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef module = {
    .m_base = PyModuleDef_HEAD_INIT, .m_name = "_cpu", .m_size = 0, .m_methods = methods};

PyMODINIT_FUNC PyInit__cpu(void) { return PyModule_Create(&module); }
